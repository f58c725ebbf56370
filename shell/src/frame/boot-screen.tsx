/** The same content as the page had before the shell started, so that nothing moves while the first remote loads. */
export const BootScreen = () => (
  <div className="ui-boot">
    <p className="ui-boot__name">CyberHarbour</p>
    <p role="status">Loading...</p>
    <p className="ui-boot__late">
      This is taking longer than it should. <a href={location.pathname + location.search}>Load the page again</a>
    </p>
  </div>
);
