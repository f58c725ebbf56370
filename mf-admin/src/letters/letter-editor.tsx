import { sentence } from '@cyberharbour/shared-api';
import { limits, type LetterAnswer, type LetterBlock } from '@cyberharbour/shared-api/contract';
import { Button, Field, Note, Notice, PageHead, Row, SaveBar, TextInput } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { TabPanel, Tabs } from '@cyberharbour/shared-ui/tabs';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteLetter, useTestLetter } from '../api/letters';
import { LeaveGuard } from '../leave-guard/leave-guard';
import { BlockFields } from './block-fields';
import { LetterPreview } from './letter-preview';
import { SendDialog } from './send-dialog';
import { TopicBoxes } from './topic-boxes';
import { useLetterDraft } from './use-letter-draft';

const views = [
  { value: 'write', label: 'Write' },
  { value: 'look', label: 'Preview' },
] as const;

const emptyParts: { label: string; block: LetterBlock }[] = [
  { label: 'Add words', block: { kind: 'words', text: '' } },
  { label: 'Add a tip', block: { kind: 'tip', text: '' } },
  { label: 'Add a picture', block: { kind: 'picture', id: '', alt: '' } },
  { label: 'Add a post', block: { kind: 'post', of: 'blogs', id: '' } },
];

interface LetterEditorProps {
  answer: LetterAnswer;
  back: ReactNode;
  /** Reads what somebody else saved meanwhile. */
  onReload: () => void;
}

/** A draft: its parts, a look at it, a test, and its sending. */
export function LetterEditor({ answer, back, onReload }: LetterEditorProps) {
  const { letter } = answer;
  // A server of an earlier release has none.
  const pictures = Object.fromEntries((answer.pictures ?? []).map(({ id, url }) => [id, url]));
  const draft = useLetterDraft(letter);
  const deleting = useDeleteLetter();
  const testing = useTestLetter();
  const navigate = useNavigate();
  const { confirm, dialog } = useConfirm();
  const [view, setView] = useState<'write' | 'look'>('write');
  const [isAsking, setAsking] = useState(false);
  const tabs = useId();
  /** What was pressed while a picture was on its way. */
  const [next, setNext] = useState<() => void>();
  const save = async (then: () => void) => {
    const isSaved = await draft.save();
    setNext(undefined);
    if (isSaved) then();
    else setView('write');
  };
  const saved = (then: () => void) => (draft.isStoring ? setNext(() => then) : void save(then));
  const goOn = useEffectEvent((then: () => void) => void save(then));
  useEffect(() => {
    if (!next || draft.isStoring) return;
    const timer = setTimeout(() => goOn(next));
    return () => clearTimeout(timer);
  }, [next, draft.isStoring]);
  const remove = async () => {
    const yes = await confirm({ title: 'Delete this draft?', text: letter.subject, confirmLabel: 'Delete' });
    if (yes) deleting.mutate(letter._id, { onSuccess: () => void navigate('/admin/letters', { replace: true }) });
  };
  const add = (block: LetterBlock) => {
    const key = draft.add(block);
    requestAnimationFrame(() => document.getElementById(key)?.focus());
  };
  return (
    <div className="adm-letter">
      <PageHead title={letter.subject} lede="A draft. Nobody gets it until you send it." back={back} />
      {draft.error ? (
        <Notice tone="danger" role="alert">
          <p>{sentence(draft.error, 'Failed to save the letter.')}</p>
          {draft.isStale ? (
            <Button tone="quiet" onClick={onReload}>
              Show what is saved now
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <Tabs
        id={tabs}
        label="The letter"
        tabs={views}
        value={view}
        onChange={(chosen) => (chosen === 'look' ? saved(() => setView('look')) : setView('write'))}
      />
      <TabPanel tabsId={tabs} value="write" shown={view}>
        <form
          className="ui-stack"
          aria-label="The letter"
          onSubmit={(event) => {
            event.preventDefault();
            saved(() => undefined);
          }}
        >
          <Field label="Subject" error={draft.errors['subject']}>
            <TextInput
              value={draft.subject}
              maxLength={limits.title}
              onChange={({ target }) => draft.setSubject(target.value)}
            />
          </Field>
          <TopicBoxes error={draft.errors['topics']} value={draft.topics} onChange={draft.setTopics} />
          <ol className="adm-letter__parts">
            {draft.blocks.map(({ key, block }, place) => (
              <BlockFields
                key={key}
                id={key}
                letterId={letter._id}
                pictures={pictures}
                block={block}
                place={place + 1}
                isLast={place === draft.blocks.length - 1}
                errorOf={(field) => draft.errors[`blocks.${place}.${field}`]}
                onChange={(change) => draft.set(key, change)}
                onStoring={draft.waitFor}
                onMove={(by) => draft.move(key, by)}
                onRemove={() => draft.remove(key)}
              />
            ))}
          </ol>
          <Row role="group" aria-label="Add a part">
            {draft.blocks.length < limits.letterBlocks
              ? emptyParts.map(({ label, block }) => (
                  <Button key={label} tone="quiet" onClick={() => add(block)}>
                    {label}
                  </Button>
                ))
              : null}
          </Row>
          <SaveBar>
            <Note role="status">
              {next ? 'Waiting for the picture' : draft.isSaving ? 'Saving' : draft.isDirty ? 'Not saved yet' : 'Saved'}
            </Note>
            <Button type="submit" tone="quiet" busy={draft.isSaving || next !== undefined}>
              Save draft
            </Button>
          </SaveBar>
        </form>
      </TabPanel>
      <TabPanel tabsId={tabs} value="look" shown={view}>
        {view === 'look' ? <LetterPreview letter={{ ...letter, updatedAt: draft.updatedAt }} /> : null}
      </TabPanel>
      <Row>
        <Button tone="beacon" onClick={() => saved(() => setAsking(true))}>
          Send…
        </Button>
        <Button tone="quiet" busy={testing.isPending} onClick={() => saved(() => testing.mutate(letter._id))}>
          Send a test to me
        </Button>
        <Button tone="danger" busy={deleting.isPending} onClick={() => void remove()}>
          Delete draft
        </Button>
      </Row>
      {isAsking ? <SendDialog answer={answer} updatedAt={draft.updatedAt} onClose={() => setAsking(false)} /> : null}
      <LeaveGuard isDirty={draft.isDirty} name="letter" />
      {dialog}
    </div>
  );
}
