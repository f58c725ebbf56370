import { useParams } from 'react-router-dom';
import { isGuide } from './filter';
import { GuidePage } from './guide-page';
import { Library } from './library';
import './resources.css';
import '../pages.css';

/** The library, one of its topics, or a guide of our own: by the last part of the address. */
export function Component() {
  const { slug } = useParams();
  return isGuide(slug) ? <GuidePage slug={slug} /> : <Library slug={slug} />;
}
