import { useFormatted } from '@cyberharbour/shared-api/formatted-text';
import { Button, Field, Note, Notice, TextArea } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { useState } from 'react';

interface GuideTextProps {
  id: string;
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
}

/** The text of a guide, and how readers will see it. */
export function GuideText({ id, error, text, onChange }: GuideTextProps) {
  const [shown, setShown] = useState('');
  const { blocks, isFetching, failed } = useFormatted(shown);
  return (
    <>
      <Field
        id={id}
        error={error}
        label="Text of the guide"
        hint="Begin a line with “## ” for a heading, “- ” for a point, “1. ” for a step, “> ” for a quote."
      >
        <TextArea rows={14} value={text} onChange={({ target }) => onChange(target.value)} />
      </Field>
      <Note>
        <code>**word**</code> is strong, <code>*word*</code> emphasis, <code>[words](https://…)</code> a link that shows
        where it leads.
      </Note>
      <div>
        <Button tone="quiet" size="sm" busy={isFetching} disabled={text.trim() === ''} onClick={() => setShown(text)}>
          Show preview
        </Button>
      </div>
      {failed ? (
        <Notice tone="danger" role="alert">
          The preview could not be made.
        </Notice>
      ) : null}
      {shown !== '' && !failed ? (
        <Notice role="region" aria-label="Preview">
          <div className="ui-stack">
            <FormattedText text={shown} blocks={blocks} level={3} />
          </div>
        </Notice>
      ) : null}
    </>
  );
}
