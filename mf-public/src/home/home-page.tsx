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

export const Component = () => (
  <>
    <Hero />
    <Explainer />
    <CampaignHighlights />
    <TopicFlags />
    <LatestBlogs />
    <Spotlights />
    <RiskCheck />
    <HowItWorks />
    <Partners />
    <Join />
  </>
);
