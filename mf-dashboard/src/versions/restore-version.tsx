import type { Revision } from '@cyberharbour/shared-api/contract';
import { Button, Day, Notice } from '@cyberharbour/shared-ui';
import { useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { PostKind, PostTypes } from '../post-form/post-kind';
import { EarlierVersions } from './earlier-versions';

interface RestoreVersionProps<Of extends PostTypes> {
  kind: PostKind<Of>;
  /** As it is stored now. */
  post: Of['post'];
  form: UseFormReturn<Of['fields']>;
  /** Of the form: what saves it. */
  button: string;
}

/** Puts the words of an earlier version into the form; sending it is an edit as any other. */
export function RestoreVersion<Of extends PostTypes>({ kind, post, form, button }: RestoreVersionProps<Of>) {
  const [used, setUsed] = useState<{ until: string; typed: Partial<Of['fields']> }>();
  const stored = kind.fieldsOf(post);
  const fill = (fields: Partial<Of['fields']>) => {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as Path<Of['fields']>, value as PathValue<Of['fields'], Path<Of['fields']>>, {
        shouldDirty: true,
      });
  };
  const put = (version: Revision) => {
    const fields = kind.wordsFrom(version);
    const values = form.getValues();
    const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name as keyof Of['fields']]]));
    setUsed({ until: version.until, typed: used?.typed ?? (typed as Partial<Of['fields']>) });
    fill(fields);
  };
  return (
    <>
      <div role="status">
        {used ? (
          <Notice>
            <p>
              The version until <Day at={used.until} withTime /> stands in the form. Nothing is saved until you press{' '}
              {button}.
            </p>
            <Button
              tone="quiet"
              size="sm"
              onClick={() => {
                fill(used.typed);
                setUsed(undefined);
              }}
            >
              Take it back
            </Button>
          </Notice>
        ) : null}
      </div>
      <EarlierVersions
        kind={kind.name}
        id={post._id}
        now={{ title: stored.title, text: kind.textOf(stored) }}
        onUse={put}
      />
    </>
  );
}
