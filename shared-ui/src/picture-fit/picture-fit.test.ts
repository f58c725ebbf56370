import { isShownWhole } from './index';

const of = (imageWidth: number, imageHeight: number, imageFocus?: string) => ({ imageWidth, imageHeight, imageFocus });

it('a picture is cut where little is lost or its author named what stays, else it is shown whole', () => {
  expect(isShownWhole(of(1600, 1200))).toBe(false);
  expect(isShownWhole(of(900, 1600))).toBe(true);
  expect(isShownWhole(of(900, 1600, '50 20'))).toBe(false);
  // A banner loses as much at its sides as a portrait above and below.
  expect(isShownWhole(of(1600, 400))).toBe(true);
  expect(isShownWhole({ imageWidth: null, imageHeight: null })).toBe(false);
});

it('a picture is never larger than it is', () => {
  expect(isShownWhole(of(320, 180, '50 50'))).toBe(true);
  expect(isShownWhole(of(800, 450))).toBe(false);
  expect(isShownWhole(of(800, 450), 992)).toBe(true);
});
