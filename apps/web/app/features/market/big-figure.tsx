/** A large figure with its small unit after it: '15+' and 'active projects', '42' and 'days'. */
export function BigFigure({ value, unit }: { value: string; unit?: string | undefined }) {
  const [figure, ...counted] = value.split(' ');
  const what = unit ?? counted.join(' ');
  return (
    <p className="trend-value">
      {figure}
      {what && <small>{` ${what}`}</small>}
    </p>
  );
}
