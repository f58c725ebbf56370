import { Stack } from '@cyberharbour/shared-ui';
import { TabPanel, Tabs } from '@cyberharbour/shared-ui/tabs';
import { useMedia } from '@cyberharbour/shared-ui/use-media';
import { useId, useState, type ReactNode } from 'react';

interface WriteAndPreviewProps {
  /** Names the two views: `Your blog`. */
  label: string;
  /** How often sending failed on what was typed: each time, the fields come into sight. */
  faults: number;
  write: ReactNode;
  preview: ReactNode;
}

/** Where both fit; the style sheet of the form breaks at the same width. */
const wide = '(min-width: 72rem)';

const views = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const;
type View = (typeof views)[number]['value'];

/**
 * What is typed and how it will be read: side by side where both fit, else one view at a time. Both stay the same
 * elements when the window changes: whoever enlarges the page while they write goes on where they were.
 */
export function WriteAndPreview({ label, faults, write, preview }: WriteAndPreviewProps) {
  const id = useId();
  const isWide = useMedia(wide, true);
  const [shown, setShown] = useState<View>('write');
  const [seen, setSeen] = useState(faults);
  if (faults !== seen) {
    setSeen(faults);
    setShown('write');
  }
  // Whoever writes beside the preview goes on writing where only one of them fits.
  if (isWide && shown !== 'write') setShown('write');
  const panelOf = (value: View) => ({
    tabsId: id,
    value,
    // A shell of a release before knows no plain panel: to it, each is the one that is shown.
    shown: isWide ? value : shown,
    plain: isWide,
  });
  return (
    <div className="dash-editor">
      {isWide ? null : <Tabs id={id} label={label} tabs={views} value={shown} onChange={setShown} />}
      <TabPanel {...panelOf('write')}>
        <Stack>{write}</Stack>
      </TabPanel>
      <TabPanel {...panelOf('preview')}>{preview}</TabPanel>
    </div>
  );
}
