import type { DocumentSpec } from '@rivermark/contracts/documents';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ChosenDocumentView } from './chosen-document-view.tsx';
import { showInInput } from './file-input.ts';
import { typesInWords } from './in-words.ts';
import type { DocumentItem, UploadState } from './upload-state.ts';
import './document-field.css';

export interface DocumentFieldProps {
  readonly id: string;
  readonly spec: DocumentSpec;
  readonly why: string;
  readonly blackOut: string;
  readonly item: DocumentItem;
  readonly pause: UploadState['pause'];
  readonly fault: string | undefined;
  /** While documents are being sent none can be changed. */
  readonly locked: boolean;
  readonly onChoose: (...files: File[]) => void;
  readonly onRemove: () => void;
}

/**
 * One document: why it is needed, and the area to choose or drop it. The browser's file input
 * covers that area invisibly, so that clicks, keys and drops behave natively.
 */
export function DocumentField(props: DocumentFieldProps) {
  const { id, spec, why, blackOut, item, pause, fault, locked, onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = item.step === 'empty' ? undefined : item.chosen.file;
  const photographable = spec.accepts.includes('image/jpeg');
  const { twoSides = false } = spec;
  /** What of a choice counts: the first file, or the first two where two sides are asked for. */
  const usable = (files: FileList | null | undefined) => [...(files ?? [])].slice(0, twoSides ? 2 : 1);

  // A file that was chosen before the scripts came.
  const takeEarly = useEffectEvent(() => {
    const files = usable(input.current?.files?.length ? input.current.files : camera.current?.files);
    if (files.length > 0 && !chosen) onChoose(...files);
  });
  useEffect(() => takeEarly(), []);
  // The field holds what is shown, also after a drop or a photograph.
  useEffect(() => showInInput(input.current, chosen), [chosen]);

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = usable(currentTarget.files);
    // Until the file has been found to fit, the one before it stands.
    showInInput(currentTarget, currentTarget === input.current ? chosen : undefined);
    if (files.length > 0) onChoose(...files);
  };
  const takeOtherSide = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [back] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (chosen && back) onChoose(chosen, back);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = usable(event.dataTransfer.files);
    if (files.length > 0 && !locked) onChoose(...files);
  };

  return (
    <div className="document" data-step={item.step}>
      <div className="document-words">
        <label className="document-label" htmlFor={id}>
          {spec.label}
        </label>
        <p id={`${id}-why`}>{why}</p>
        <p id={`${id}-black-out`} className="document-black-out">
          {blackOut}
        </p>
      </div>
      <div className="needs-scripts">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the file field inside is what keys and screen readers use */}
        <div
          className="document-place"
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!locked);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <input
            ref={input}
            id={id}
            type="file"
            name={spec.field}
            accept={[...spec.accepts, ...endingsOf(spec)].join(',')}
            required
            multiple={twoSides}
            disabled={locked}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${fault ? `${id}-fault ` : ''}${id}-place ${id}-why ${id}-black-out`}
            onChange={take}
          />
          <div id={`${id}-place`} className="document-face">
            {item.step === 'empty' ? (
              <>
                <Icon name="upload" />
                <p className="document-file">
                  <span>
                    <span className="document-choose">Choose a file</span>
                    <span className="document-drop"> or drop it here</span>
                  </span>
                  <span className="document-standing">{typesInWords(spec.accepts)}</span>
                </p>
              </>
            ) : (
              <ChosenDocumentView item={item} pause={pause} label={spec.label} />
            )}
          </div>
          {chosen && !locked && (
            <div className="document-actions">
              {item.step === 'failed' && (
                <button type="submit" className="text-button" aria-label={`Try again: ${spec.label}`}>
                  Try again
                </button>
              )}
              <span className="document-replace">Replace</span>
              <button
                type="button"
                className="text-button"
                aria-label={`Remove: ${spec.label}`}
                onClick={() => {
                  onRemove();
                  input.current?.focus();
                }}
              >
                Remove
              </button>
            </div>
          )}
        </div>
        {photographable && item.step === 'empty' && (
          <label className="document-camera">
            <Icon name="camera" />
            Take a photo<span className="visually-hidden"> of: {spec.label}</span>
            <input
              ref={camera}
              type="file"
              accept="image/jpeg,image/png"
              capture="environment"
              className="document-camera-input"
              disabled={locked}
              onChange={take}
            />
          </label>
        )}
        {twoSides && item.step === 'chosen' && chosen?.type.startsWith('image/') && !locked && (
          <label className="document-camera other-side">
            <Icon name="camera" />
            Add the other side<span className="visually-hidden"> of: {spec.label}</span>
            <input
              type="file"
              accept="image/jpeg,image/png"
              className="document-camera-input"
              onChange={takeOtherSide}
            />
          </label>
        )}
        {fault && (
          <p id={`${id}-fault`} className="field-fault">
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}

/** Some systems know a file's type only by the ending of its name. */
const endingsOf = ({ accepts }: DocumentSpec) =>
  accepts.flatMap(
    (type) => ({ 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] })[type],
  );
