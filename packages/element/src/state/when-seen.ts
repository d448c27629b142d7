/** Resolves when an element is on the screen, or at most 200 pixels away from it. */
export const whenSeen = (element: Element): Promise<void> =>
  new Promise((wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  });
