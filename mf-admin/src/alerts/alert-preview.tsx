import { ListHead, Note } from '@cyberharbour/shared-ui';
import { useId } from 'react';
import type { TypedAlert } from './fields';

/** What readers will see, as it is typed: the banner of every page, and the page of the alert. */
export function AlertPreview({ alert: { title, happened, affected, advice } }: { alert: TypedAlert }) {
  const titleId = useId();
  return (
    <section className="adm-alert__preview" aria-labelledby={titleId}>
      <ListHead title="Preview" titleId={titleId} />
      <div className="adm-alert__banner">
        <p>
          <b>Alert: {title || '…'}</b>
        </p>
        <p className="adm-alert__words">{advice || '…'}</p>
      </div>
      <Note>On its own page, below what to do:</Note>
      <div className="adm-alert__sheet">
        <h3>What happened</h3>
        <p className="adm-alert__words">{happened || '…'}</p>
        <h3>Who is hit</h3>
        <p className="adm-alert__words">{affected || '…'}</p>
      </div>
    </section>
  );
}
