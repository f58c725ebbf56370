import { newId } from '../../database/ids.ts';
import type { Access } from '../../openapi/access.ts';
import type { TestServer } from '../test-server.ts';
import { type Item, itemKinds, type ItemState } from './items.ts';
import { makeBody, makeUrl, type Operation } from './operations.ts';
import { type Caller, invitePeople, type MatrixRole, signInAgain } from './people.ts';
import { type Expected, expectReach } from './rule.ts';

interface Answer {
  status: number;
  payload: string;
}

/** What was tried, and each cell that was answered otherwise than the description says. */
export interface MatrixResult {
  cells: number;
  wrong: string[];
}

/** The guard comes before the body: without an item, a whole body of these is enough, and the rest is quick. */
const whole: ReadonlySet<MatrixRole> = new Set(['visitor', 'unverified', 'business', 'administrator']);

async function call(server: TestServer, operation: Operation, caller: Caller, id: string): Promise<Answer> {
  const { app } = server;
  const isWhole = operation.method === 'GET' || operation.access?.item !== undefined || whole.has(caller.role);
  const { headers, payload } = isWhole ? await makeBody(operation, caller.own) : { headers: {} };
  const answer = await app.inject({
    method: operation.method,
    url: makeUrl(operation, id, caller.own),
    headers: { origin: 'http://localhost:3000', cookie: caller.person.cookie, ...headers },
    ...(payload !== undefined && { payload }),
  });
  const renewed = answer.cookies.find(({ name }) => name === '__Host-session');
  await signInAgain(caller, renewed?.value);
  return { status: answer.statusCode, payload: answer.payload };
}

const codeOf = ({ payload }: Answer) => /"code":"(\w+)"/.exec(payload)?.[1] ?? '';

/** Whoever is admitted may still hear that the body is wrong, or that it is too late for it. */
function isRight(answer: Answer, expected: Expected, { item }: Access, isRead: boolean): boolean {
  const { status } = answer;
  if (expected !== 'admitted') return status === expected.status && codeOf(answer) === expected.code;
  if (item && isRead) return status === 200;
  if (item && status === 404) return false;
  return status < 500 && status !== 403 && codeOf(answer) !== 'NOT_SIGNED_IN';
}

class Matrix implements MatrixResult {
  cells = 0;
  wrong: string[] = [];
  readonly #server: TestServer;
  readonly #people: Record<MatrixRole, Caller>;

  constructor(server: TestServer, people: Record<MatrixRole, Caller>) {
    this.#server = server;
    this.#people = people;
  }

  async try(operation: Operation, access: Access, caller: Caller, id: string, state: ItemState): Promise<Answer> {
    const expected = expectReach(access, caller.role, state);
    const answer = await call(this.#server, operation, caller, id);
    this.cells += 1;
    if (!isRight(answer, expected, access, operation.method === 'GET'))
      this.#note(operation, `${caller.role}, ${access.item ? state : 'no item'}: ${answer.status} ${answer.payload}`);
    return answer;
  }

  async tryEverybody(operation: Operation, access: Access): Promise<void> {
    for (const caller of Object.values(this.#people)) await this.try(operation, access, caller, '', 'missing');
  }

  /** Those who are refused first: they all reach for one item, and leave it as it was. */
  async tryItem(operation: Operation, access: Access, state: ItemState, unseen: string): Promise<string> {
    const kind = itemKinds[access.item?.of ?? ''];
    if (!kind)
      throw new Error(`${operation.name} names an item of a kind that no test makes: ${access.item?.of ?? ''}`);
    const make = (): Promise<Item> => {
      const { person } = this.#people.owner;
      return state === 'missing'
        ? Promise.resolve({ id: newId(), owner: person })
        : kind.make(this.#server, person, state);
    };
    const isAdmitted = ({ role }: Caller) => expectReach(access, role, state) === 'admitted';
    const callers = Object.values(this.#people);
    let item = await make();
    const before = await kind.read(this.#server, item);
    let missing = unseen;
    for (const caller of callers.filter((each) => !isAdmitted(each))) {
      const { status, payload } = await this.try(operation, access, caller, item.id, state);
      if (status !== 404) continue;
      missing ||= payload;
      if (payload !== missing) this.#note(operation, `${caller.role}, ${state}: it shows that it is there`);
    }
    if ((await kind.read(this.#server, item)) !== before) this.#note(operation, `${state}: a refused call changed it`);
    let isSpent = false;
    for (const caller of callers.filter(isAdmitted)) {
      if (isSpent) item = await make();
      const me = caller.role === 'owner' ? { ...caller, person: item.owner } : caller;
      await this.try(operation, access, me, item.id, state);
      isSpent = operation.method !== 'GET';
    }
    return missing;
  }

  #note({ name }: Operation, said: string): void {
    this.wrong.push(`${name} by ${said}`);
  }
}

/** Makes every call of the description as everybody, on everything that its path may name. */
export async function runMatrix(server: TestServer, operations: readonly Operation[]): Promise<MatrixResult> {
  const matrix = new Matrix(server, await invitePeople(server));
  for (const operation of operations) {
    const { access } = operation;
    if (!access) continue;
    if (!access.item) await matrix.tryEverybody(operation, access);
    else {
      let missing = '';
      const kind = itemKinds[access.item.of];
      for (const state of ['missing', ...(kind?.states ?? [])] as const)
        missing = await matrix.tryItem(operation, access, state, missing);
    }
  }
  return matrix;
}
