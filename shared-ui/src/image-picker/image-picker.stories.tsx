import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Progress } from '../progress';
import { focused, hovered } from '../../.storybook/states';
import { ImagePicker, type ImagePickerProps } from './image-picker';

const meta = {
  component: ImagePicker,
  args: {
    label: 'Picture',
    hint: 'JPEG, PNG or WebP, at most 5 MB. Location data is taken out.',
    value: null,
    onChange: () => undefined,
  },
  render: function Picker(args: ImagePickerProps) {
    const [file, setFile] = useState(args.value);
    return <ImagePicker {...args} value={file} onChange={setFile} />;
  },
} satisfies Meta<typeof ImagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><path d="M0 0h1600v900H0z" fill="teal"/></svg>';

export const Empty: Story = {};
export const Chosen: Story = { args: { value: new File([drawing], 'harbour.svg', { type: 'image/svg+xml' }) } };
export const AlreadyThere: Story = { args: { currentUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}` } };
export const Faulty: Story = { args: { error: 'Choose a picture.' } };
export const Hovered: Story = { ...hovered };
export const Focused: Story = { ...focused };
export const Disabled: Story = { args: { disabled: true } };
export const DropOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.dragOver(canvas.getByLabelText('Picture'));
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).toBeVisible());
  },
};
const chosen = new File([drawing], 'harbour.svg', { type: 'image/svg+xml' });
export const Uploading: Story = {
  args: {
    value: chosen,
    disabled: true,
    children: <Progress label="Sending your picture" value={0.4} max={1} note="40%" />,
  },
};
export const TooLarge: Story = {
  args: { value: chosen, error: 'This picture has 8.2 MB. Choose one of at most 5 MB.' },
};
export const LongText: Story = {
  args: { value: new File([drawing], `${'a-very-long-name-from-a-camera-'.repeat(6)}.svg`, { type: 'image/svg+xml' }) },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الصورة', hint: 'بحد أقصى 5 ميغابايت.', dropHint: 'أو أفلت صورة هنا' },
};
