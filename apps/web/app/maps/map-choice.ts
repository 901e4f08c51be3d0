import {
  type DevelopmentKind,
  type DevelopmentStage,
  developmentKinds,
  developmentStages,
} from '@rivermark/content/development-words';
import type { DevelopmentId } from '@rivermark/content/ids';

/** What the visitor has chosen on the map or in its list; it lives in the address, so that it can be shared. */
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

/** A choice from untrusted values: what the page does not know counts as not chosen. */
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

/** The query with this choice in place of the one it had; '' when nothing is left in it. */
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

/** What became of the choice after a filter changed: a project that no longer passes is not chosen any more. */
export function withFilter(
  choice: MapChoice,
  filter: Partial<Pick<MapChoice, 'kind' | 'stage'>>,
  of: (id: DevelopmentId) => { readonly kind: DevelopmentKind; readonly stage: DevelopmentStage },
): MapChoice {
  const next = { ...choice, ...filter };
  return next.project && !passes(of(next.project), next) ? { ...next, project: null } : next;
}
