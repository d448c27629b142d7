/** Resolves when the element is on the screen or nearly so. */
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
