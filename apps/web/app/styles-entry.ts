/** The style of every page, for the bundler: what a page needs besides is imported by its route. */
import './styles/site.css';
import './shell/page-frame.tsx';
