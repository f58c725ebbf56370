import { ApiFailure } from '@cyberharbour/shared-api';
import type { Letter, LetterBlock, LetterForm, LetterTopic } from '@cyberharbour/shared-api/contract';
import { useId, useState } from 'react';
import { useSaveLetter } from '../api/letters';

/** A part as it is edited: its key stays where it moves. */
export interface EditedBlock {
  key: string;
  block: LetterBlock;
}

const formOf = (subject: string, topics: LetterTopic[], blocks: readonly EditedBlock[]): LetterForm => ({
  subject,
  topics,
  blocks: blocks.map(({ block }) => block),
});
const usualTopics: LetterTopic[] = ['monthly'];
const isSame = (one: LetterForm, other: LetterForm) => JSON.stringify(one) === JSON.stringify(other);

/** What is typed, and whether it is stored: before anything else is done with the letter, it is. */
export function useLetterDraft(letter: Letter) {
  const id = useId();
  const saving = useSaveLetter();
  const [count, setCount] = useState(letter.blocks.length);
  const [subject, setSubject] = useState(letter.subject);
  const [blocks, setBlocks] = useState<EditedBlock[]>(() =>
    letter.blocks.map((block, place) => ({ key: `${id}-${place}`, block })),
  );
  // A server of an earlier release sends the monthly letter alone.
  const [topics, setTopics] = useState(letter.topics ?? usualTopics);
  const [stored, setStored] = useState<LetterForm & { updatedAt: string }>({ ...letter, topics });
  const [storing, setStoring] = useState(0);
  const form = formOf(subject, topics, blocks);
  const isDirty = !isSame(form, { subject: stored.subject, topics: stored.topics, blocks: stored.blocks });
  /** True once all of it is stored. */
  const save = async (): Promise<boolean> => {
    if (saving.isPending) return false;
    if (!isDirty) return true;
    try {
      const { letter: saved } = await saving.mutateAsync({ id: letter._id, updatedAt: stored.updatedAt, ...form });
      setStored({ ...form, updatedAt: saved.updatedAt });
      return true;
    } catch {
      return false;
    }
  };
  return {
    subject,
    setSubject,
    topics,
    setTopics,
    blocks,
    isDirty,
    isSaving: saving.isPending,
    /** Pictures are on their way: their parts do not name them yet. */
    isStoring: storing > 0,
    waitFor: (work: Promise<void>) => {
      setStoring((count) => count + 1);
      void work.then(() => setStoring((count) => count - 1));
    },
    /** Of the version that is stored. */
    updatedAt: stored.updatedAt,
    /** Somebody else saved another version meanwhile. */
    isStale: saving.error instanceof ApiFailure && saving.error.status === 412,
    error: saving.error,
    /** By field: `subject`, `blocks.2.text`. */
    errors: saving.error instanceof ApiFailure ? saving.error.errors : {},
    save,
    add(block: LetterBlock): string {
      const key = `${id}-${count}`;
      setCount(count + 1);
      setBlocks([...blocks, { key, block }]);
      return key;
    },
    set: (key: string, change: (now: LetterBlock) => LetterBlock) =>
      setBlocks((now) => now.map((each) => (each.key === key ? { key, block: change(each.block) } : each))),
    remove: (key: string) => setBlocks(blocks.filter((each) => each.key !== key)),
    move(key: string, by: -1 | 1) {
      const from = blocks.findIndex((each) => each.key === key);
      const moved = [...blocks];
      moved.splice(from + by, 0, ...moved.splice(from, 1));
      setBlocks(moved);
    },
  };
}
