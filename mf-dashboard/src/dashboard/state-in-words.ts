/** How many posts stand where. */
export interface PostState {
  /** Sent back: they wait for their author. */
  toChange: number;
  /** They wait for a moderator. */
  toRead: number;
  /** Approved, and read by nobody before their time. */
  later?: number;
  /** Everybody reads them; undefined while not all posts are loaded. */
  shown: number | undefined;
}

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const list = new Intl.ListFormat('en-AU');

const phrase = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${words[count] ?? String(count)} ${count === 1 ? one : several}`];

/** As “One needs a small change, two are being read and five are public.”; empty where nothing is said. */
export function stateInWords({ toChange, toRead, later = 0, shown = 0 }: PostState): string {
  const said = list.format([
    ...phrase(toChange, 'needs a small change', 'need a small change'),
    ...phrase(toRead, 'is being read', 'are being read'),
    ...phrase(later, 'goes live later', 'go live later'),
    ...phrase(shown, 'is public', 'are public'),
  ]);
  return said && `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
