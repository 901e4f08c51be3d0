import './field.deferred.css';

export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly control: 'text' | 'email' | 'tel' | 'date' | 'textarea' | 'select';
  readonly required: boolean;
  /** Takes the whole width of a form in two columns. */
  readonly wide: boolean;
  readonly fault: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: 'email' | 'tel' | undefined;
  readonly placeholder?: string | undefined;
  readonly rows?: number | undefined;
  readonly options?: readonly string[] | undefined;
  readonly defaultValue?: string | undefined;
}

/** For the style: an empty date shows its form, or today's. */
function setFilled(field: HTMLInputElement | null) {
  field?.toggleAttribute('data-filled', field.value !== '');
}

/** A labelled field and its message. Uncontrolled, so typing needs no script. */
export function Field({ label, control, options, wide, fault, ...rest }: FieldProps) {
  const { id, required, rows, ...input } = rest;
  const faultId = `${id}-fault`;
  const shared = {
    ...input,
    id,
    required,
    className: 'field-control',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? faultId : undefined,
  };
  return (
    <div className={wide ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="field-optional"> (optional)</span>}
      </label>
      {control === 'textarea' ? (
        <textarea {...shared} rows={rows} />
      ) : control === 'select' ? (
        <select {...shared}>
          <option value="">Please choose</option>
          {options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          {...(control === 'date' && {
            ref: setFilled,
            onInput: ({ currentTarget }) => setFilled(currentTarget),
          })}
          type={control}
        />
      )}
      {fault && (
        <p id={faultId} className="field-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
