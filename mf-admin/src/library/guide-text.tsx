import type { Block } from '@cyberharbour/shared-api/contract';
import { Button, Field, Note, Notice, TextArea } from '@cyberharbour/shared-ui';
import { FormattedText } from '@cyberharbour/shared-ui/formatted-text';
import { useState } from 'react';
import { useFormat } from '../api/library';

interface GuideTextProps {
  id: string;
  error: string | undefined;
  text: string;
  onChange: (text: string) => void;
}

/** The text of a guide, and how readers will see it. */
export function GuideText({ id, error, text, onChange }: GuideTextProps) {
  const formatting = useFormat();
  const [preview, setPreview] = useState<{ text: string; blocks: Block[] | undefined }>();
  const show = () => formatting.mutate(text, { onSuccess: ({ blocks }) => setPreview({ text, blocks }) });
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
        <Button tone="quiet" size="sm" busy={formatting.isPending} disabled={text.trim() === ''} onClick={show}>
          Show preview
        </Button>
      </div>
      {preview ? (
        <Notice role="region" aria-label="Preview">
          <div className="ui-stack">
            <FormattedText text={preview.text} blocks={preview.blocks} level={3} />
          </div>
        </Notice>
      ) : null}
    </>
  );
}
