import type { ReleaseUnit } from '@cyberharbour/shared-api/contract';
import { useState } from 'react';
import { MoveDialog } from './move-dialog';
import type { WantedMove } from './moves';

export type BeginMove = (wanted: WantedMove) => void;

/** `begin` asks before a move; render `dialog` once. The reason that was typed is there again after a refusal. */
export function useMove(unit: ReleaseUnit) {
  const [wanted, setWanted] = useState<{ move: WantedMove; seen: ReleaseUnit }>();
  const [reason, setReason] = useState('');
  return {
    // What is decided on is what was seen: a look that comes meanwhile changes nothing of it.
    begin: (move: WantedMove) => setWanted({ move, seen: unit }),
    dialog: wanted ? (
      <MoveDialog
        unit={wanted.seen}
        wanted={wanted.move}
        reason={reason}
        onReason={setReason}
        onClose={() => setWanted(undefined)}
        onDone={() => {
          setReason('');
          setWanted(undefined);
        }}
      />
    ) : null,
  };
}
