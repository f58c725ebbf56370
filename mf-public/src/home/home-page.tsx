import { Suspense } from 'react';
import { Below } from '../first-screen/below';
import { Head } from '../head/head';
import './home-page.css';
import { CampaignHighlights } from './sections/campaign-highlights';
import { Explainer } from './sections/explainer';
import { Hero } from './sections/hero';
import { HowItWorks } from './sections/how-it-works';
import { Join } from './sections/join';
import { LatestBlogs } from './sections/latest-blogs';
import { Partners } from './sections/partners';
import { RiskCheck } from './sections/risk-check';
import { Spotlights } from './sections/spotlights';
import { TopicFlags } from './sections/topic-flags';

/** Below the first screen: each is hydrated after what is above it, or at once where somebody uses it. */
const below = [
  Explainer,
  CampaignHighlights,
  TopicFlags,
  LatestBlogs,
  Spotlights,
  RiskCheck,
  HowItWorks,
  Partners,
  Join,
];

export const Component = () => (
  // One element: were its bands removed one by one, each would style those that are still to be removed.
  <div className="pub-home">
    <Head description="Plain, practical help to stay safe online for Australian households, small businesses and communities: guides, campaigns, and what happened to people like you." />
    <Hero />
    <Below>
      {below.map((Section, place) => (
        <Suspense key={place}>
          <Section />
        </Suspense>
      ))}
    </Below>
  </div>
);
