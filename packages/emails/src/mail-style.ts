import { brandColors as colors, brandColorsOnDark as dark } from '@rivermark/content/brand-colors';
import type { CSSProperties } from 'react';

/** The site's faces where they are installed. A mail fetches nothing, fonts included. */
const serif = "Marcellus, Georgia, 'Times New Roman', serif";
const reading = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** In CSS pixels, where the screen is wide enough. */
export const MAIL_WIDTH = 600;

/** Inline, because some clients drop style sheets; each is readable if nothing else survives. */
export const mailStyle = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: colors.cream, fontFamily: sans },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 },
  sheet: { width: '100%', maxWidth: MAIL_WIDTH, margin: '0 auto', borderCollapse: 'collapse' },
  head: {
    padding: '22px 32px 20px',
    backgroundColor: colors.midnight,
    borderBottom: `3px solid ${colors.brass}`,
  },
  card: { padding: '32px 32px 26px', backgroundColor: colors.paper },
  brand: { margin: 0, fontFamily: serif, fontSize: 26, lineHeight: '30px', color: colors.cream },
  tagline: { display: 'block', fontFamily: sans, fontSize: 13, lineHeight: '20px', color: colors.sand },
  picture: { display: 'block', width: '100%', maxWidth: MAIL_WIDTH, height: 'auto' },
  headline: {
    margin: '0 0 20px',
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 32,
    lineHeight: 1.15,
    color: colors.navy,
  },
  warning: {
    margin: '0 0 16px',
    padding: '10px 14px',
    backgroundColor: colors.cream,
    borderLeft: `4px solid ${colors.brass}`,
    color: colors.brassDeep,
    fontSize: 15,
  },
  where: {
    margin: '-12px 0 22px',
    fontSize: 12,
    lineHeight: '20px',
    letterSpacing: '.12em',
    textTransform: 'uppercase',
    color: colors.brassDeep,
  },
  lead: {
    margin: '0 0 18px',
    fontFamily: reading,
    fontStyle: 'italic',
    fontSize: 21,
    lineHeight: 1.4,
    color: colors.ink,
  },
  paragraph: { margin: '0 0 14px', fontFamily: reading, fontSize: 17, lineHeight: 1.6, color: colors.ink },
  closing: { margin: '20px 0 0', fontSize: 16, lineHeight: 1.55, color: colors.ink },
  actions: { margin: '0 0 20px', fontSize: 16, lineHeight: 2.4 },
  button: {
    display: 'inline-block',
    marginRight: 16,
    padding: '8px 26px',
    whiteSpace: 'nowrap',
    backgroundColor: colors.navy,
    color: colors.cream,
    textDecoration: 'none',
    fontWeight: 600,
  },
  quietButton: {
    display: 'inline-block',
    marginRight: 16,
    padding: '7px 25px',
    whiteSpace: 'nowrap',
    border: `1px solid ${colors.navy}`,
    color: colors.navy,
    textDecoration: 'none',
    fontWeight: 600,
  },
  after: { margin: '20px 0 0', fontSize: 16, lineHeight: 2.4 },
  link: { color: colors.river },
  short: { color: colors.river, whiteSpace: 'nowrap' },
  note: { fontSize: 14, color: colors.inkSoft },
  words: {
    margin: '0 0 24px',
    padding: '2px 0 2px 16px',
    borderLeft: `2px solid ${colors.brass}`,
    fontFamily: serif,
    fontSize: 18,
    lineHeight: 1.5,
    color: colors.ink,
    overflowWrap: 'anywhere',
  },
  table: { width: '100%', borderCollapse: 'collapse', borderBottom: `1px solid ${colors.sand}` },
  fact: { padding: '12px 0', borderTop: `1px solid ${colors.sand}` },
  label: {
    fontSize: 12,
    lineHeight: '20px',
    letterSpacing: '.1em',
    textTransform: 'uppercase',
    color: colors.brassDeep,
  },
  value: { fontSize: 16, lineHeight: '24px', color: colors.ink, overflowWrap: 'anywhere' },
  divider: { margin: '28px 0 16px', fontFamily: serif, fontWeight: 400, fontSize: 24, color: colors.navy },
  foot: { margin: '24px 0 0', fontSize: 13, lineHeight: 1.6, color: colors.inkSoft },
  name: { fontFamily: serif, fontSize: 19, color: colors.ink },
  footnote: { margin: '14px 0 0', fontSize: 13, lineHeight: 1.5, color: colors.inkSoft },
  scale: { width: 120, margin: '26px 0 0', borderCollapse: 'collapse', border: `1px solid ${colors.brass}` },
  cell: { width: 30, height: 4, padding: 0, fontSize: 0, lineHeight: '4px' },
  full: { backgroundColor: colors.brass },
} satisfies Record<string, CSSProperties>;

/**
 * For clients that support stylesheets: labels beside values on wide screens, buttons as wide as
 * their text on narrow ones, and dark mode.
 */
export const mailSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:${MAIL_WIDTH}px){.label{float:left;width:144px;line-height:24px!important}.value{margin-left:160px}}
@media (max-width:${MAIL_WIDTH - 1}px){.head{padding:18px 20px 16px!important}.card{padding:26px 20px 20px!important}.headline{font-size:27px!important}.button{display:block!important;margin:0 0 12px!important;padding:12px 16px!important;line-height:1.5!important;text-align:center!important;white-space:normal!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.paper}!important}.card{background-color:${dark.cream}!important}
.text{color:${dark.ink}!important}.headline{color:${dark.title}!important}.soft{color:${dark.inkSoft}!important}.label,.label-line{color:${dark.brassDeep}!important}
.link{color:${dark.river}!important}.button{background-color:${dark.ink}!important;color:${colors.navy}!important}
.quiet{background-color:transparent!important;color:${dark.ink}!important;border-color:${dark.ink}!important}
.warning{background-color:${dark.paper}!important;color:${dark.brassDeep}!important}.card td,.card .facts{border-color:${dark.line}!important}}`;
