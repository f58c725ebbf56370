import { useHydrated } from '@cyberharbour/shared-api';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
const below = {
  Explainer,
  CampaignHighlights,
  TopicFlags,
  LatestBlogs,
  Spotlights,
  RiskCheck,
  HowItWorks,
  Partners,
  Join,
};

/** Entries of the history that showed this page; the first one of a tab has this name. */
const seen = new Set(['default']);

/**
 * What of the page is drawn at first: all at once where a server has drawn it, and where somebody goes back to a place
 * in it within the tab; else the first screen, then the rest.
 */
function useFirstDrawing() {
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const [goesBack] = useState(isHydrated && seen.has(key));
  useEffect(() => void seen.add(key), [key]);
  return { goesBack, hasRest: useDeferredValue(true, !isHydrated || goesBack) };
}

export function Component() {
  const { goesBack, hasRest } = useFirstDrawing();
  return (
    // One element: were its bands removed one by one, each would style those that are still to be removed.
    <div className="pub-home">
      <Head description="Plain, practical help to stay safe online for Australian households, small businesses and communities: guides, campaigns, and what happened to people like you." />
      <Hero laysOutAll={goesBack} />
      {hasRest ? (
        Object.entries(below).map(([name, Section]) => (
          <Suspense key={name}>
            <Section />
          </Suspense>
        ))
      ) : (
        <div className="pub-waiting" />
      )}
    </div>
  );
}
