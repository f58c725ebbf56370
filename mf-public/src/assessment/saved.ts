import type { Audience } from './audience';
import { isComplete, decodeAnswers, encodeAnswers, type Answers } from './answers';

/** What a person notes beside an action of their plan. */
export interface Task {
  done: boolean;
  owner: string;
  due: string;
}
export const newTask: Task = { done: false, owner: '', due: '' };

export interface Finished {
  /** ISO 8601. */
  at: string;
  answers: Answers;
}

export interface Saved {
  /** The answers of a check that is under way. */
  draft: Answers;
  /** For whom; a shop or a club unless it is said. */
  audience?: Audience | undefined;
  last?: Finished | undefined;
  /** The one before the last: what a retake is compared with. */
  before?: Finished | undefined;
  /** By the id of the question that the action belongs to. */
  tasks: Readonly<Record<string, Task>>;
}
export const nothingSaved: Saved = { draft: {}, tasks: {} };

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTask = (value: unknown): value is Task =>
  isRecord(value) &&
  typeof value['done'] === 'boolean' &&
  typeof value['owner'] === 'string' &&
  typeof value['due'] === 'string';

function finishedIn(value: unknown): Finished | undefined {
  if (!isRecord(value) || typeof value['at'] !== 'string' || Number.isNaN(Date.parse(value['at']))) return undefined;
  const answers = decodeAnswers(value['answers']);
  return answers && isComplete(answers) ? { at: value['at'], answers } : undefined;
}

/**
 * Everything in the text that still fits; what was written by another version, by hand or by half is left out, field by
 * field.
 */
export function parseSaved(text: string | null): Saved {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return nothingSaved;
  }
  if (!isRecord(value)) return nothingSaved;
  const tasks = isRecord(value['tasks'])
    ? Object.entries(value['tasks']).filter((entry): entry is [string, Task] => isTask(entry[1]))
    : [];
  return {
    draft: decodeAnswers(value['draft']) ?? {},
    audience: value['audience'] === 'person' ? 'person' : undefined,
    last: finishedIn(value['last']),
    before: finishedIn(value['before']),
    tasks: Object.fromEntries(tasks),
  };
}

const finishedText = (finished: Finished | undefined) =>
  finished && { at: finished.at, answers: encodeAnswers(finished.answers) };

export const textOf = ({ draft, audience, last, before, tasks }: Saved) =>
  JSON.stringify({
    draft: encodeAnswers(draft),
    audience,
    last: finishedText(last),
    before: finishedText(before),
    tasks,
  });
