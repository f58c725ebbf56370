import { limits } from '@cyberharbour/shared-api/contract';
import { Field, TextInput } from '@cyberharbour/shared-ui';
import { formatNumber } from '@cyberharbour/shared-ui/numbers';
import { Controller, type Control } from 'react-hook-form';
import { ActionsField } from './actions-field';
import type { CampaignFields } from './campaign-fields';
import './campaign-extras.css';

interface CampaignExtrasProps {
  control: Control<CampaignFields>;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
}

/** What a campaign asks for, and how many people it hopes for. */
export const CampaignExtras = ({ control, idOf, errorOf }: CampaignExtrasProps) => (
  <>
    <Controller
      control={control}
      name="actions"
      render={({ field: { value, onChange } }) => (
        <ActionsField id={idOf('actions')} value={value} onChange={onChange} error={errorOf('actions')} />
      )}
    />
    <Field
      id={idOf('goal')}
      label="Goal (optional)"
      hint={`How many people you hope will join, at most ${formatNumber(limits.goal)}. The page shows how far you are.`}
      error={errorOf('goal')}
    >
      <TextInput inputMode="numeric" {...control.register('goal')} />
    </Field>
  </>
);
