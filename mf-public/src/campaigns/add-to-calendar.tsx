import { wordsOf, type Campaign } from '@cyberharbour/shared-api/contract';
import { Button } from '@cyberharbour/shared-ui';
import { saveFile } from '@cyberharbour/shared-ui/save-file';
import { calendarName, calendarOf } from './calendar';
import { useExpired } from './campaign-state';

/** Nothing for a campaign that is over. */
export function AddToCalendar({ campaign }: { campaign: Campaign }) {
  const expired = useExpired(campaign);
  const save = () => {
    const description = wordsOf(campaign.description, campaign.blocks);
    const event = calendarOf({ ...campaign, description }, new URL(`/campaigns/${campaign._id}`, location.origin));
    saveFile(calendarName(campaign.title), new Blob([event], { type: 'text/calendar;charset=utf-8' }));
  };
  return expired ? null : (
    <Button tone="quiet" size="sm" onClick={save}>
      Add to calendar
    </Button>
  );
}
