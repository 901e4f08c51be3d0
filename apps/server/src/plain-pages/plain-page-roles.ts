import { brandColors as day, brandColorsOnDark as night } from '@rivermark/content/brand-colors';

/** What the plain pages' styles ask for, with its color by day and by night. */
const roles = {
  ground: [day.paper, night.paper],
  band: [day.cream, night.cream],
  field: [day.white, night.fieldGround],
  text: [day.ink, night.ink],
  soft: [day.inkSoft, night.inkSoft],
  title: [day.navy, night.title],
  link: [day.navy, night.title],
  rule: [day.sand, night.line],
  'field-edge': [day.fieldLine, night.fieldLine],
  label: [day.brassDeep, night.brassDeep],
  fill: [day.navy, night.title],
  'on-fill': [day.cream, night.paper],
  'fill-hover': [day.river, night.river],
  fault: [day.error, night.error],
  'on-fault': [day.white, night.paper],
  quiet: [day.mist, night.line],
} as const;

const valuesAt = (at: 0 | 1) =>
  Object.entries(roles)
    .map(([role, colors]) => `--${role}:${colors[at]}`)
    .join(';');

/** The roles as custom properties: by day, and where the device asks for a dark ground. */
export const plainPageRoles = `:root{color-scheme:light dark;--brass:${day.brass};--brass-light:${day.brassLight};--midnight:${day.midnight};--cream:${day.cream};--mist:${day.mist};${valuesAt(0)}}
@media (prefers-color-scheme:dark){:root{${valuesAt(1)}}}`;
