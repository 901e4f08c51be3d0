/**
 * Marks in a page's contents the section that is being read: the one across a line in the upper
 * part of the window.
 */
export function markSectionInView(): void {
  const contents = document.querySelector('[data-marks-section]');
  if (!contents) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = contents.querySelector(`a[href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute('aria-current', 'location');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-40% 0px -60%' },
  );
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) observer.observe(section);
  }
}
