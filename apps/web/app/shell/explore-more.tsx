import { track } from '../analytics/track.ts';
import { Link } from '../ui/link.tsx';
import { useNavigate } from '../ui/use-navigate.ts';

/** Floats on a guide and leads back to all of them: to the home page, and then down to the neighborhoods. */
export function ExploreMore() {
  const navigate = useNavigate();
  return (
    <Link
      className="floating-tab explore-more"
      to="/#neighborhoods"
      onClick={(event) => {
        track({ action: 'button_click', label: 'explore_more' });
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate('/', { state: { scrollTo: 'neighborhoods' } });
      }}
    >
      Explore More
    </Link>
  );
}
