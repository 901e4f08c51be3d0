const states = [
  [':hover', '[data-state=hover]'],
  [':active', '[data-state=active]'],
  [':focus-visible', '[data-state=focus]'],
] as const;

/**
 * Makes `data-state` simulate pointer and keyboard states: copies each such rule for the attribute.
 */
export function showStates(): void {
  for (const sheet of document.styleSheets) showIn(sheet);
}

/**
 * The rules of a sheet, or of a layer or media query in it. Each copy is placed beside its
 * original.
 */
function showIn(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of [...group.cssRules]) {
    if (rule instanceof CSSGroupingRule) showIn(rule);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const [pseudo, attribute] of states) {
      if (!rule.selectorText.includes(pseudo)) continue;
      const selector = rule.selectorText.replaceAll(pseudo, attribute);
      group.insertRule(`${selector} { ${rule.style.cssText} }`, group.cssRules.length);
    }
  }
}
