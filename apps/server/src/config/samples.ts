/**
 * What to replace before going live, as sentences; empty without samples. `fields`: of the
 * identity. `places`: files with sample homes and figures.
 */
export function sampleFaults(fields: readonly string[], places: readonly string[]): string[] {
  const allow = '(or set ALLOW_SAMPLE_IDENTITY=1 for a demonstration)';
  return [
    ...(fields.length > 0
      ? [`content/site.yaml still holds the sample identity; fill in ${fields.join(', ')} ${allow}.`]
      : []),
    ...(places.length > 0
      ? [
          `${places.length === 1 ? 'One home or figure is' : `${places.length} homes and figures are`} still a sample; ` +
            `replace each by a true one, or take it away ${allow}:\n${places.map((place) => `  - ${place}`).join('\n')}`,
        ]
      : []),
  ];
}
