import { sentence } from '@cyberharbour/shared-api';
import { Note, Notice } from '@cyberharbour/shared-ui';
import { useGates } from '../api/releases';

/** Every reason why a version may not go live; asked anew each time that it is opened. */
export function Gates({ name, version }: { name: string; version: string }) {
  const { data: reasons, error, isFetching } = useGates(name, version);
  return (
    <div role="status">
      {isFetching ? <Note>Asking every gate...</Note> : null}
      {!isFetching && error ? <Notice tone="warn">{sentence(error, 'The gates could not be asked.')}</Notice> : null}
      {!isFetching && reasons?.length === 0 ? (
        <Notice tone="success" icon="tick">
          {`Every gate lets ${version} through. Its screens are opened in a browser when it is promoted.`}
        </Notice>
      ) : null}
      {!isFetching && reasons && reasons.length > 0 ? (
        <Notice tone="danger">
          <p>{`${version} may not go live:`}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
