import './error-view.deferred.css';

/** The default error view: says so, and offers the two ways out. */
export function ErrorView() {
  return (
    <div className="error-view wrap" role="alert">
      <h2>Unexpected Application Error!</h2>
      <p>This part of the page could not be shown. Nothing that you sent is lost.</p>
      <p>
        <button className="button button-primary" type="button" onClick={() => location.reload()}>
          Reload the page
        </button>{' '}
        <a href="/">Return to Home</a>
      </p>
    </div>
  );
}
