import { limits, UpdateForm, updateTopics, type CampaignUpdate } from '@cyberharbour/shared-api/contract';
import type { Draft } from '@cyberharbour/shared-api/drafts';
import { atField, formResolver } from '@cyberharbour/shared-api/forms';
import { Button, Field, ListHead, Note, Row, Select, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary, failuresOf } from '@cyberharbour/shared-ui/error-summary';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import { useChangeUpdate, usePostUpdate } from '../api/campaign-updates';
import { useDraftForm } from '../drafts/use-draft-form';
import { FormFrame } from '../form-frame/form-frame';
import { GrowingText } from '../post-form/growing-text';
import { MarksHelp } from '../post-form/marks-help';
import { TextCount } from '../post-form/text-count';
import { ModeratorWrote } from '../posts/sent-back';
import { failInto } from '../sending/session-ended';
import { topicWords } from './topic-words';

const failed = 'Failed to save the update.';
const empty: UpdateForm = { topic: 'news', title: '', content: '' };

interface UpdateFormSectionProps {
  campaignId: string;
  /** The one that is changed; without it, a new one is written. */
  update: CampaignUpdate | undefined;
  draft: Draft;
  /** Whether the campaign has ended: only then a result and thanks are written. */
  isOver: boolean;
  onDone: () => void;
}

/** The form of an update: what it is about, its title and its text. */
export function UpdateFormSection({ campaignId, update, draft, isOver, onDone }: UpdateFormSectionProps) {
  const posting = usePostUpdate(campaignId);
  const changing = useChangeUpdate();
  const idOf = useFieldIds();
  const stored = update ? { topic: update.topic, title: update.title, content: update.content } : empty;
  const draftForm = useDraftForm<UpdateForm>({
    draft,
    stored,
    base: update?.updatedAt ?? '',
    resolver: formResolver(UpdateForm),
  });
  const { form } = draftForm;
  const { register, control, handleSubmit, reset, setError, setValue, getValues } = form;
  const { errors } = form.formState;
  const busy = posting.isPending || changing.isPending;
  const submit = handleSubmit(async (fields) => {
    try {
      if (update) await changing.mutateAsync({ ...fields, id: update._id, updatedAt: update.updatedAt });
      else await posting.mutateAsync({ ...fields, attempt: draft.attempt() });
    } catch (error) {
      failInto(error, failed, setError);
      return;
    }
    draftForm.done();
    draft.drop();
    if (!update) reset(empty);
    onDone();
  });
  const suggest = (topic: UpdateForm['topic']) => {
    const written = getValues('title');
    if (Object.values(topicWords).some(({ title }) => title === written)) setValue('title', topicWords[topic].title);
  };
  return (
    <FormFrame
      draftForm={draftForm}
      first="title"
      onSubmit={submit}
      error={posting.error ?? changing.error}
      end={
        <>
          <span className="ui-note">A moderator reads it before everybody else does.</span>
          <Row>
            {update ? (
              <Button tone="quiet" onClick={onDone}>
                Cancel
              </Button>
            ) : null}
            <Button type="submit" busy={busy}>
              {busy ? 'Sending' : update ? 'Save update' : 'Send update'}
            </Button>
          </Row>
        </>
      }
    >
      <ListHead title={update ? 'Change this update' : 'Write an update'} />
      {update ? <ModeratorWrote moderation={update.moderation} /> : null}
      <ErrorSummary errors={failuresOf(errors, idOf)} />
      <Field
        id={idOf('topic')}
        label="About"
        hint={isOver ? undefined : 'A result and thanks can be written once the campaign has ended.'}
        error={atField('topic', errors.topic?.message)}
      >
        <Select
          disabled={update !== undefined}
          {...register('topic', {
            onChange: ({ target }: { target: HTMLSelectElement }) => suggest(target.value as UpdateForm['topic']),
          })}
        >
          {updateTopics.map((topic) => (
            <option key={topic} value={topic} disabled={topic !== 'news' && !isOver}>
              {topicWords[topic].label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={idOf('title')} label="Title" error={atField('title', errors.title?.message)}>
        <TextInput {...register('title')} />
      </Field>
      <Field
        id={idOf('content')}
        label="Text"
        hint="What happened, what is next, what surprised you. No names without asking."
        error={atField('content', errors.content?.message)}
      >
        <GrowingText control={control} rows={6} {...register('content')} />
        <Note>
          <TextCount control={control} name="content" most={limits.update} />
        </Note>
        <MarksHelp />
      </Field>
    </FormFrame>
  );
}
