/**
 * The kind of a request in the metrics. Derived only from the route's pattern, so that no address
 * is a label.
 */
export const routeClasses = [
  'page',
  'asset',
  'enquiry',
  'documents',
  'agent',
  'desk',
  'counts',
  'ops',
  'other',
] as const;

export type RouteClass = (typeof routeClasses)[number];

const classes: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/(healthz|readyz|metrics)$/, 'ops'],
  [/^\/desk(\/|$)/, 'desk'],
  [/^\/agent\//, 'agent'],
  [/^\/(storage|functions)\//, 'documents'],
  [/^\/(api\/v1\.0\/email|enquiries)\//, 'enquiry'],
  [/^\/(counts|policy-reports)$/, 'counts'],
  [/^\/(img\/|assets\/)|\.[a-z0-9]{2,5}$/, 'asset'],
];

/** Caches the class of each route, because every request needs it. */
const known = new Map<string, RouteClass>();

/** `pattern`: undefined if no route matches. */
export function routeClass(pattern: string | undefined): RouteClass {
  if (pattern === undefined) return 'other';
  const before = known.get(pattern);
  if (before) return before;
  const found = classes.find(([fits]) => fits.test(pattern))?.[1] ?? 'page';
  known.set(pattern, found);
  return found;
}
