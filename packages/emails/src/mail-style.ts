import type { CSSProperties } from 'react';

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Inline, because some clients drop style sheets; each is readable if nothing else survives. */
export const mailStyle = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#fbf4e6', fontFamily: sans },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 },
  card: {
    maxWidth: 600,
    margin: '0 auto',
    padding: '28px 28px 20px',
    backgroundColor: '#ffffff',
    borderTop: '4px solid #b68a3e',
  },
  brand: { margin: 0, fontFamily: serif, fontSize: 22, color: '#13304c' },
  tagline: { fontFamily: sans, fontSize: 13, color: '#5a6675' },
  headline: {
    margin: '20px 0 16px',
    fontFamily: serif,
    fontWeight: 400,
    fontSize: 26,
    lineHeight: 1.25,
    color: '#1b2a3c',
  },
  warning: {
    margin: '0 0 16px',
    padding: '10px 14px',
    backgroundColor: '#fdeeda',
    color: '#7a3a12',
    fontSize: 15,
  },
  paragraph: { margin: '0 0 14px', fontSize: 16, lineHeight: 1.55, color: '#1b2a3c' },
  actions: { margin: '0 0 20px', fontSize: 16, lineHeight: 2.4 },
  button: {
    display: 'inline-block',
    marginRight: 16,
    padding: '4px 20px',
    backgroundColor: '#13304c',
    color: '#fcf3e1',
    textDecoration: 'none',
    fontWeight: 600,
    borderRadius: 4,
  },
  link: { color: '#235a92' },
  table: { width: '100%', borderCollapse: 'collapse' },
  label: {
    padding: '9px 16px 9px 0',
    borderTop: '1px solid #e7d3b1',
    width: 120,
    verticalAlign: 'top',
    fontSize: 14,
    lineHeight: 1.6,
    color: '#5a6675',
  },
  value: {
    padding: '9px 0',
    borderTop: '1px solid #e7d3b1',
    verticalAlign: 'top',
    fontSize: 16,
    lineHeight: 1.5,
    color: '#1b2a3c',
    overflowWrap: 'anywhere',
  },
  foot: { margin: '20px 0 0', fontSize: 13, lineHeight: 1.6, color: '#5a6675' },
} satisfies Record<string, CSSProperties>;

/** For clients in dark mode that honour style sheets. */
export const mailSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#0b1a2c!important}.card{background-color:#13263c!important}
.text,.brand{color:#fcf3e1!important}.soft,.brand span{color:#b9c4d0!important}
.link{color:#86bfe4!important}.button{background-color:#fcf3e1!important;color:#13304c!important}
.warning{background-color:#4a2f16!important;color:#ffd58a!important}.card td{border-color:#35506b!important}}`;
