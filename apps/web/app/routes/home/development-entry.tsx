import { areaName, type Development, developmentKinds, developmentStages, guideOf } from '@rivermark/content';
import { mapEmbedUrl } from '../../build-config.ts';
import { EnquiryTrigger } from '../../features/enquiry-forms/enquiry-trigger.tsx';
import { useContent } from '../../site/site.tsx';
import { monthInWords } from '../../ui/month-in-words.ts';

interface DevelopmentProps {
  readonly development: Development;
}

/** The row of a project in the list; `number` is that of its pin. */
export function DevelopmentSummary({ development, number }: DevelopmentProps & { number: number }) {
  const { name, kind, stage, when } = development;
  return (
    <>
      <span className="development-number" data-stage={stage} aria-hidden="true">
        {number}
      </span>
      <h3>{name}</h3>
      <span className="development-line">
        {developmentKinds[kind]}, <span className="unbroken">{developmentStages[stage].toLowerCase()}</span>
        <br />
        {when}
      </span>
    </>
  );
}

/** The opened row: the project's place, facts and source, and its buttons. */
export function DevelopmentText({ development }: DevelopmentProps) {
  const { name, place, text, sourceLabel, asOf } = development;
  const content = useContent();
  const guide = guideOf(content, development);
  return (
    <>
      <p className="development-line">
        {areaName(content, development)}: {place}
      </p>
      <p>{text}</p>
      <p className="development-line">
        {sourceLabel}, {monthInWords(asOf)}.
        {guide && (
          <>
            {' '}
            <a href={`/neighborhoods/${guide.slug}`}>Guide to {guide.name}</a>
          </>
        )}
      </p>
      <div className="development-actions">
        <EnquiryTrigger
          kind="contact"
          look="secondary"
          about={name}
          events={[{ action: 'contact_method', label: 'form' }]}
        >
          Ask about it
          <span className="visually-hidden">: {name}</span>
        </EnquiryTrigger>
        {/* An outside map shows what it will. */}
        {!mapEmbedUrl && (
          <button type="button" className="developments-to-map quiet">
            See it on the map
          </button>
        )}
      </div>
    </>
  );
}
