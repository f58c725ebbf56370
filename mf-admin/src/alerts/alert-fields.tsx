import { type Alert, type AlertForm, limits } from '@cyberharbour/shared-api/contract';
import { Button, Field, Row, TextArea, TextInput } from '@cyberharbour/shared-ui';
import { ErrorSummary } from '@cyberharbour/shared-ui/error-summary';
import { useState } from 'react';
import { useFormFaults } from '../form-faults/use-form-faults';
import { LeaveGuard } from '../leave-guard/leave-guard';
import { AlertPreview } from './alert-preview';
import { emptyAlert, toSend, toTyped, type TypedAlert } from './fields';
import { LinkChoice } from './link-choice';

interface AlertFieldsProps {
  /** Left out, a new one is started. */
  alert?: Alert;
  /** Its end is over, and stays so. */
  isEnded?: boolean;
  saving: { error: Error | null; isPending: boolean; isSuccess: boolean };
  /** @param correction what was wrong; empty for a new one */
  onSave: (form: AlertForm, correction: string) => void;
}

const texts = [
  { name: 'advice', label: 'What to do now', hint: 'In the banner of every page.', rows: 3, limit: limits.alertLine },
  { name: 'happened', label: 'What happened', hint: undefined, rows: 6, limit: limits.alertWords },
  { name: 'affected', label: 'Who is hit', hint: undefined, rows: 2, limit: limits.alertLine },
] as const;

/** The form of an alert, and what readers will see of it. What is wrong the server says, at the fields. */
export function AlertFields({ alert, isEnded = false, saving, onSave }: AlertFieldsProps) {
  const { summary, wiring } = useFormFaults(saving.error, 'The alert was not saved.');
  const [first] = useState(() => (alert ? toTyped(alert) : emptyAlert(Date.now())));
  const [typed, setTyped] = useState<TypedAlert>(first);
  const [correction, setCorrection] = useState('');
  const set = (change: Partial<TypedAlert>) => setTyped((before) => ({ ...before, ...change }));
  const isDirty = JSON.stringify([typed, correction]) !== JSON.stringify([first, '']);
  return (
    <form
      noValidate
      className="adm-alert"
      aria-label={alert ? 'Correct this alert' : 'Write an alert'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) onSave(toSend(typed), correction);
      }}
    >
      <div className="ui-stack">
        <ErrorSummary errors={summary} />
        <Field label="What is going around" hint="In one line." {...wiring('title')}>
          <TextInput
            value={typed.title}
            maxLength={limits.alertTitle}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        {texts.map(({ name, label, hint, rows, limit }) => (
          <Field key={name} label={label} hint={hint} {...wiring(name)}>
            <TextArea
              size="sm"
              rows={rows}
              limit={limit}
              value={typed[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
        <Field label="Leads to" hint="A guide, or a campaign that runs." {...wiring('link')}>
          <LinkChoice value={typed.link} onChange={(link) => set({ link })} />
        </Field>
        {isEnded ? null : (
          <Field
            label="Ends, where you are"
            hint={`At most ${limits.alertDays} days after its start.`}
            {...wiring('endsAt')}
          >
            <TextInput
              type="datetime-local"
              value={typed.endsAt}
              onChange={({ target }) => set({ endsAt: target.value })}
            />
          </Field>
        )}
        {alert ? (
          <Field label="What was wrong" hint="Everybody reads it as a correction." {...wiring('correction')}>
            <TextArea
              size="sm"
              rows={2}
              limit={limits.alertLine}
              value={correction}
              onChange={({ target }) => setCorrection(target.value)}
            />
          </Field>
        ) : null}
        <Row>
          <Button type="submit" tone={alert ? 'primary' : 'beacon'} busy={saving.isPending}>
            {alert ? 'Save the correction' : 'Start the alert'}
          </Button>
        </Row>
      </div>
      <AlertPreview alert={typed} />
      <LeaveGuard isDirty={isDirty && !saving.isSuccess} name="alert" />
    </form>
  );
}
