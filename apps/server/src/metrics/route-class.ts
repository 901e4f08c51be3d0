/** What a request is for, as it is counted: by the route's pattern alone, so that no address is a label. */
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

/** There are as many as routes, and each is asked for at every request. */
const known = new Map<string, RouteClass>();

/** `pattern`: undefined where no route fits. */
export function routeClass(pattern: string | undefined): RouteClass {
  if (pattern === undefined) return 'other';
  const before = known.get(pattern);
  if (before) return before;
  const found = classes.find(([fits]) => fits.test(pattern))?.[1] ?? 'page';
  known.set(pattern, found);
  return found;
}
