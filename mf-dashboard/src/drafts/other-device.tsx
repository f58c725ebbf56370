import { Button, Day, Notice, Row, Stack } from '@cyberharbour/shared-ui';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { differing } from '../conflict/differences';
import { VersionShown } from '../conflict/version-shown';
import { mergeDraft } from './draft-fields';
import type { Sharing } from './use-shared-draft';
import '../conflict/conflict.css';

interface OtherDeviceProps<Fields extends FieldValues> {
  sharing: Sharing | undefined;
  form: UseFormReturn<Fields>;
  labels: Record<string, string>;
}

/** Another device stored another text of the same draft: both are shown, and nothing is sent until one is chosen. */
export function OtherDevice<Fields extends FieldValues>({ sharing, form, labels }: OtherDeviceProps<Fields>) {
  if (!sharing?.other) return null;
  const { other, settle } = sharing;
  const mine = form.getValues();
  const theirs = mergeDraft(mine, other.fields as Record<string, string>);
  const use = () => {
    form.reset(theirs, { keepDefaultValues: true });
    settle();
  };
  return (
    <section aria-label="Draft of another device" className="dash-conflict">
      <Stack>
        <Notice tone="warn" role="alert">
          <p>
            <strong>Another of your devices stored another text of this draft</strong> on <Day at={other.updatedAt} />.
            Both are here, and nothing is lost. Choose which one goes on; until then, what you type stays on this
            device.
          </p>
        </Notice>
        {differing(mine, theirs).map((name) => (
          <div key={name} className="dash-versions">
            {(
              [
                ['Here', mine],
                ['Other device', theirs],
              ] as const
            ).map(([title, version]) => (
              <div key={title} className="dash-version">
                <strong>{`${labels[name] ?? name}: ${title.toLowerCase()}`}</strong>
                <VersionShown title={`${labels[name] ?? name}, ${title}`} value={version[name]} isPicture={false} />
              </div>
            ))}
          </div>
        ))}
        <Row>
          <Button tone="quiet" size="sm" onClick={settle}>
            Go on with what is here
          </Button>
          <Button tone="quiet" size="sm" onClick={use}>
            Use the other device&rsquo;s
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
