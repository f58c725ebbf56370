import { blog, fakeApi, picture, user } from '@cyberharbour/shared-api/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing/open';
import { photo } from '../testing/photo';

const sent = (api: ReturnType<typeof fakeApi>) => api.sent[api.calls.indexOf('PUT /blogs/b1')];

async function update() {
  await userEvent.click(screen.getByRole('button', { name: 'Update Blog' }));
  await screen.findByRole('heading', { name: /^Welcome/ });
}

describe('what of a picture stays in sight', () => {
  it('is moved by sliders that say where they stand, and sent beside the documented fields', async () => {
    const api = fakeApi({ user: user(), blogs: [blog(picture())] });
    open('/blog/b1/edit');
    const left = await screen.findByRole('slider', { name: 'From the left' });
    expect(left).toHaveAttribute('aria-valuetext', '50 percent');
    fireEvent.change(left, { target: { value: '35' } });
    expect(left).toHaveAttribute('aria-valuetext', '35 percent');
    fireEvent.change(screen.getByRole('slider', { name: 'From the top' }), { target: { value: '70' } });
    await update();
    expect(sent(api)).toMatchObject({ imageFocus: '35 70' });
  });

  it('is taken away again, and belongs to the picture that it was chosen for', async () => {
    const api = fakeApi({ user: user(), blogs: [blog({ ...picture(), imageFocus: '30 70' })] });
    open('/blog/b1/edit');
    expect(await screen.findByRole('slider', { name: 'From the top' })).toHaveValue('70');
    await userEvent.upload(screen.getByLabelText('Cover Image'), photo());
    expect(screen.getByRole('slider', { name: 'From the top' })).toHaveValue('50');
    await update();
    expect(sent(api)).toMatchObject({ imageFocus: '' });
  });

  it('is the point that is pressed', async () => {
    fakeApi({ user: user(), blogs: [blog(picture())] });
    open('/blog/b1/edit');
    const left = await screen.findByRole('slider', { name: 'From the left' });
    const whole = document.querySelector('.dash-focus__picture');
    if (!whole) throw new Error('There is no picture to press on.');
    whole.getBoundingClientRect = () =>
      ({ ...new DOMRect(100, 0, 200, 100).toJSON(), left: 100, top: 0, width: 200, height: 100 }) as DOMRect;
    fireEvent.click(whole, { clientX: 269, clientY: 9 });
    expect(left).toHaveValue('85');
    expect(screen.getByRole('slider', { name: 'From the top' })).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Leave it to us' }));
    expect(left).toHaveValue('50');
  });
});
