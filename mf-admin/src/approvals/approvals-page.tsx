import { BackLink, Button, Checkbox, Notice, PageHead } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';
import { useRef, useState } from 'react';
import { Area } from '../area/area';
import { SelectionBar } from '../list/selection-bar';
import { UndoNotice } from '../list/undo-notice';
import { useSelection } from '../list/use-selection';
import { useStableCallback } from '../list/use-stable-callback';
import { KeyHelp } from './key-help';
import { OpenSheet } from './open-sheet';
import { Queues } from './queues';
import { useKeys } from './use-keys';
import { useKeysSwitch } from './use-keys-switch';
import { useQueue } from './use-queue';
import type { Waiting } from './waiting';
import '../list/list.css';
import './approvals.css';

/** Nothing is approved unread without saying so. */
const unreadNote = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? ' One of them you have not opened.' : ` ${count} of them you have not opened.`;
};

export function Component() {
  const queue = useQueue();
  const { items, open, approve } = queue;
  const [asking, setAsking] = useState<string>();
  const keys = useKeysSwitch();
  const read = useRef(new Set<string>());
  const selection = useSelection(items.map(({ key }) => key));
  const { confirm, dialog } = useConfirm();
  const chosen = items.filter(({ key }) => selection.has(key));
  const approveChosen = async () => {
    const many = chosen.length === 1 ? 'one item' : `${chosen.length} items`;
    const unread = chosen.filter(({ key }) => !read.current.has(key)).length;
    if (
      await confirm({
        title: `Approve ${many}?`,
        text: `Everyone can read them at once.${unreadNote(unread)}`,
        confirmLabel: 'Approve',
        tone: 'primary',
      })
    )
      approve(chosen);
  };
  useKeys(keys.isOn, {
    j: () => queue.step(1),
    k: () => queue.step(-1),
    a: () => (open ? approve([open]) : undefined),
    r: () => setAsking(open?.key),
    u: () => void queue.undo(),
  });
  const onOpen = useStableCallback(queue.show);
  const onApprove = useStableCallback((item: Waiting) => approve([item]));
  const shared = { open, moved: queue.moved, selection, onOpen, onApprove };
  return (
    <Area>
      <div className="adm-list">
        <div className="adm-head">
          <PageHead
            title="Approvals"
            lede="Read it as a first-time visitor would. Is it true, kind, useful, and safe to share?"
          />
          <div className="adm-keys">
            {items.length > 0 ? (
              <Checkbox label="Select all shown" checked={selection.isAll} onChange={selection.toggleAll} />
            ) : null}
            <KeyHelp {...keys} />
          </div>
        </div>
        <SelectionBar selection={selection}>
          <Button onClick={() => void approveChosen()}>Approve selected</Button>
        </SelectionBar>
        <div role="status">
          {queue.isGone ? (
            <Notice>What was open here was decided in the meantime. The next one lies open.</Notice>
          ) : null}
        </div>
        <div className="adm-review" data-reading={queue.isReading || undefined}>
          <div className="adm-queues">
            <Queues queues={queue.queues} shared={shared} />
          </div>
          {open ? (
            <div className="adm-reading">
              <BackLink className="adm-reading__back" href="/admin/approvals">
                ← Everything that waits
              </BackLink>
              <OpenSheet
                key={open.key}
                item={open}
                takesFocus={queue.moved}
                onRead={() => read.current.add(open.key)}
                hasKeys={keys.isOn}
                isSendingBack={asking === open.key}
                askReason={(on) => setAsking(on ? open.key : undefined)}
                onApprove={() => approve([open])}
                onNext={queue.hasNext ? () => queue.step(1) : undefined}
                onSendBack={(reason) => queue.sendBack(open, reason)}
              />
            </div>
          ) : null}
        </div>
        <UndoNotice last={queue.last} onUndo={() => void queue.undo()} />
      </div>
      {dialog}
    </Area>
  );
}
