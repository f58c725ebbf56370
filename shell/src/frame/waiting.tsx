/** What the page itself said before the shell started, so that nothing moves while the first remote is on its way. */
export const Waiting = () => (
  <div className="ui-boot">
    <p className="ui-boot__name">CyberHarbour</p>
    <p role="status">Loading...</p>
    <p className="ui-boot__late">
      This is taking longer than it should. <a href={location.pathname + location.search}>Load the page again</a>
    </p>
  </div>
);
