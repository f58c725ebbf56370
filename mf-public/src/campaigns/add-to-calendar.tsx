import type { Campaign } from '@cyberharbour/shared-api/contract';
import { Button } from '@cyberharbour/shared-ui';
import { calendarName, calendarOf } from './calendar';

/** In milliseconds. */
const keptFor = 10_000;

function download(name: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

export const AddToCalendar = ({ campaign }: { campaign: Campaign }) => (
  <Button
    tone="quiet"
    size="sm"
    onClick={() =>
      download(
        calendarName(campaign.title),
        calendarOf(campaign, new URL(`/campaigns/${campaign._id}`, location.origin)),
      )
    }
  >
    Add to calendar
  </Button>
);
