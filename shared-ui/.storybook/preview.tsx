import type { Decorator, Preview } from '@storybook/react-vite';
// First of all styles: it says in which order the layers are.
import '../src/styles.css';
import './all-styles';

/** Theme and direction are the page's, as in the product: the host sets them on `html`. */
const onThePage: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  const rightToLeft = globals['direction'] === 'rtl';
  page.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  page.dir = rightToLeft ? 'rtl' : 'ltr';
  page.lang = rightToLeft ? 'ar' : 'en-AU';
  return <Story />;
};

const preview: Preview = {
  decorators: [onThePage],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    backgrounds: { disable: true },
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;
