const states = [
  [':hover', '[data-state=hover]'],
  [':active', '[data-state=active]'],
  [':focus-visible', '[data-state=focus]'],
] as const;

/** Lets `data-state` show what the pointer and the keyboard bring about: each such rule once more, for the attribute. */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const [pseudo, attribute] of states) {
        if (!rule.selectorText.includes(pseudo)) continue;
        const selector = rule.selectorText.replaceAll(pseudo, attribute);
        sheet.insertRule(`${selector} { ${rule.style.cssText} }`, sheet.cssRules.length);
      }
    }
  }
}
