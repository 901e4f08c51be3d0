import { brandColors as colors, brandColorsOnDark as dark } from '@rivermark/content/brand-colors';
import type { CSSProperties } from 'react';

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** In CSS pixels, where the screen is wide enough. */
export const MAIL_WIDTH = 600;

/** Inline, because some clients drop style sheets; each is readable if nothing else survives. */
export const mailStyle = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: colors.cream, fontFamily: sans },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 },
  sheet: { width: '100%', maxWidth: MAIL_WIDTH, margin: '0 auto', borderCollapse: 'collapse' },
  card: {
    padding: '28px 28px 20px',
    backgroundColor: colors.white,
    borderTop: `4px solid ${colors.brass}`,
  },
  brand: { margin: 0, fontFamily: serif, fontSize: 22, color: colors.navy },
  tagline: { fontFamily: sans, fontSize: 13, color: colors.inkSoft },
  headline: {
    margin: '20px 0 16px',
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 26,
    lineHeight: 1.25,
    color: colors.ink,
  },
  warning: {
    margin: '0 0 16px',
    padding: '10px 14px',
    backgroundColor: colors.cream,
    color: colors.brassDeep,
    fontSize: 15,
  },
  paragraph: { margin: '0 0 14px', fontSize: 16, lineHeight: 1.55, color: colors.ink },
  actions: { margin: '0 0 20px', fontSize: 16, lineHeight: 2.4 },
  button: {
    display: 'inline-block',
    marginRight: 16,
    padding: '4px 20px',
    backgroundColor: colors.navy,
    color: colors.cream,
    textDecoration: 'none',
    fontWeight: 600,
    borderRadius: 4,
  },
  quietButton: {
    display: 'inline-block',
    marginRight: 16,
    padding: '3px 19px',
    border: `1px solid ${colors.navy}`,
    color: colors.navy,
    textDecoration: 'none',
    fontWeight: 600,
    borderRadius: 4,
  },
  after: { margin: '20px 0 0', fontSize: 16, lineHeight: 2.4 },
  link: { color: colors.river },
  note: { fontSize: 14, color: colors.inkSoft },
  table: { width: '100%', borderCollapse: 'collapse' },
  fact: { padding: '10px 0', borderTop: `1px solid ${colors.sand}` },
  label: { fontSize: 14, lineHeight: '22px', color: colors.inkSoft },
  value: { fontSize: 16, lineHeight: '24px', color: colors.ink, overflowWrap: 'anywhere' },
  divider: { margin: '28px 0 16px', fontFamily: serif, fontWeight: 400, fontSize: 20, color: colors.ink },
  foot: { margin: '20px 0 0', fontSize: 13, lineHeight: 1.6, color: colors.inkSoft },
} satisfies Record<string, CSSProperties>;

/** For clients that honour style sheets: labels beside values where there is room, and the dark mode. */
export const mailSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (min-width:${MAIL_WIDTH}px){.label{float:left;width:136px;line-height:24px!important}.value{margin-left:152px}}
@media (max-width:${MAIL_WIDTH - 1}px){.card{padding:24px 20px 16px!important}}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.paper}!important}.card{background-color:${dark.cream}!important}
.text,.brand{color:${dark.ink}!important}.soft,.brand span{color:${dark.inkSoft}!important}
.link{color:${dark.river}!important}.button{background-color:${dark.ink}!important;color:${colors.navy}!important}
.quiet{background-color:transparent!important;color:${dark.ink}!important;border-color:${dark.ink}!important}
.warning{background-color:${dark.paper}!important;color:${dark.brassDeep}!important}.card td{border-color:${dark.line}!important}}`;
