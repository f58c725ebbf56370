import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../../tools/testing/axe-findings';
import { ImagePicker } from './index';

it('takes no picture, by dialog or by drop, where that is not allowed', () => {
  const choose = jest.fn();
  const { container } = render(<ImagePicker label="Cover Image" disabled value={null} onChange={choose} />);
  expect(screen.getByLabelText('Cover Image')).toBeDisabled();
  expect(screen.queryByText('You can also drop a picture here.')).not.toBeInTheDocument();
  const dropped = fireEvent.drop(container.querySelector('.ui-upload') as Element, {
    dataTransfer: { files: [new File(['x'], 'wharf.jpg')] },
  });
  // Not taken, and not opened by the browser in place of the page either.
  expect(dropped).toBe(false);
  expect(choose).not.toHaveBeenCalled();
});

it('pictures are chosen and named', async () => {
  function Picker() {
    const [file, setFile] = useState<File | null>(null);
    return <ImagePicker label="Cover Image" hint="Up to 8 MB." value={file} onChange={setFile} />;
  }
  const { container } = render(
    <main>
      <Picker />
    </main>,
  );
  await userEvent.upload(screen.getByLabelText('Cover Image'), new File(['x'], 'wharf.jpg', { type: 'image/jpeg' }));
  expect(screen.getByText('wharf.jpg')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
});
