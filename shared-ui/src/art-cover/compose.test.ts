import { renderToStaticMarkup } from 'react-dom/server';
import { compose } from './compose';
import { scenes, type Topic } from './scenes';

const drawn = (title: string, topic: Topic) => renderToStaticMarkup(compose(title, topic).scene);

it('the same title gives the same cover, whatever its capitals', () => {
  expect(drawn('Know your sender', 'Phishing')).toBe(drawn(' know your SENDER ', 'Phishing'));
});

it.each(Object.keys(scenes) as Topic[])(
  '%s has three scenes at least, and titles that lead to each of them',
  (topic) => {
    const subjects = scenes[topic].map((scene) => renderToStaticMarkup(scene(() => 0).front));
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(3);
    const horizons = new Set(scenes[topic].map((scene) => scene(() => 0).horizon));
    const met = new Set(Array.from({ length: 40 }, (_, number) => compose(`Story ${number}`, topic).horizon));
    expect(met).toEqual(horizons);
  },
);
