import { useRenewRecoveryCodes } from '@cyberharbour/shared-api/second-steps';
import { Button, Row } from '@cyberharbour/shared-ui';
import { useConfirm } from '@cyberharbour/shared-ui/confirm-dialog';

interface CodesLeftProps {
  left: number;
  onRenewed: (codes: string[]) => void;
}

export function CodesLeft({ left, onRenewed }: CodesLeftProps) {
  const renewing = useRenewRecoveryCodes();
  const { confirm, dialog } = useConfirm();
  async function renew() {
    const text = 'Those that you have now open nothing any more after this.';
    if (await confirm({ title: 'Make ten new recovery codes?', text, confirmLabel: 'Make new codes', tone: 'primary' }))
      renewing.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes) });
  }
  return (
    <Row>
      <p>
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
        {left < 3 ? ' Make new ones before they run out.' : ''}
      </p>
      <Button tone="quiet" size="sm" busy={renewing.isPending} onClick={() => void renew()}>
        Make new codes
      </Button>
      {dialog}
    </Row>
  );
}
