import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import { Specimen } from './specimen.tsx';

const controls: readonly FieldProps['control'][] = ['text', 'email', 'tel', 'date', 'textarea', 'select'];

function Row({ state, fault }: { state: string; fault?: string }) {
  return controls.map((control) => (
    <Field
      key={control}
      id={`gallery-${state}-${control}`}
      name={`${state}-${control}`}
      label={`${control}, ${state}`}
      control={control}
      required={state !== 'optional'}
      wide={control === 'textarea'}
      fault={fault}
      placeholder={control === 'text' ? '123 Main St, Jacksonville, FL' : undefined}
      rows={control === 'textarea' ? 3 : undefined}
      options={control === 'select' ? ['Buying a home', 'Selling a home'] : undefined}
    />
  ));
}

/** Every field at rest, optional and refused, and the list of what was refused. */
export function Forms() {
  return (
    <>
      <Specimen name="Fields">
        <form className="gallery-form">
          <Row state="required" />
          <Row state="optional" />
        </form>
      </Specimen>
      <Specimen name="Fields refused">
        <ErrorSummary
          faults={controls.map((control) => ({
            id: `gallery-refused-${control}`,
            name: `The ${control} field is required`,
          }))}
        />
        <form className="gallery-form">
          <Row state="refused" fault="This is required" />
        </form>
      </Specimen>
    </>
  );
}
