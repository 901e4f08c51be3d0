import {
  type DevelopmentKind,
  type DevelopmentStage,
  developmentKinds,
  developmentStages,
} from '@rivermark/content/development-words';
import type { DevelopmentId } from '@rivermark/content/ids';

/**
 * The visitor's choices on the map or in its list. Stored in the address, so that they can be
 * shared.
 */
export interface MapChoice {
  readonly project: DevelopmentId | null;
  readonly kind: DevelopmentKind | null;
  readonly stage: DevelopmentStage | null;
}

export const nothingChosen: MapChoice = { project: null, kind: null, stage: null };

/** The projects that the page shows. */
export type Projects = readonly DevelopmentId[];

export const isProject = (projects: Projects, value: unknown): value is DevelopmentId =>
  (projects as readonly unknown[]).includes(value);

/** A choice from untrusted values. Unknown ones count as not chosen. */
export function choiceOf(
  { project, kind, stage }: Readonly<Record<string, unknown>>,
  projects: Projects,
): MapChoice {
  const oneOf = <Name extends string>(names: Readonly<Record<Name, string>>, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(names, value) ? (value as Name) : null;
  return {
    project: isProject(projects, project) ? project : null,
    kind: oneOf(developmentKinds, kind),
    stage: oneOf(developmentStages, stage),
  };
}

/** The choice in an address's query, as location.search gives it. */
export const choiceIn = (search: string, projects: Projects): MapChoice =>
  choiceOf(Object.fromEntries(new URLSearchParams(search)), projects);

/** The query with its choice replaced by this one; '' if nothing is left. */
export function searchWith(search: string, choice: MapChoice): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choice)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Whether a project passes the filters. */
export const passes = (
  { kind, stage }: { readonly kind: DevelopmentKind; readonly stage: DevelopmentStage },
  choice: MapChoice,
): boolean => (choice.kind ?? kind) === kind && (choice.stage ?? stage) === stage;

/** The choice after a filter change: deselects a project that no longer passes. */
export function withFilter(
  choice: MapChoice,
  filter: Partial<Pick<MapChoice, 'kind' | 'stage'>>,
  of: (id: DevelopmentId) => { readonly kind: DevelopmentKind; readonly stage: DevelopmentStage },
): MapChoice {
  const next = { ...choice, ...filter };
  return next.project && !passes(of(next.project), next) ? { ...next, project: null } : next;
}
