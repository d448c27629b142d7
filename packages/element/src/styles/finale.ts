/** Styles of the cards that fly by copies or after a win, and of the points that rise from a move. */
export const finaleStyles = /* css */ `
  .celebrating > [part='pile'] {
    opacity: 0;
  }
  .finale {
    position: absolute;
    inset: 0;
    pointer-events: none;
    opacity: 0;
    will-change: opacity;
  }
  .celebrating > .finale {
    opacity: 1;
  }
  .finale .card {
    transform-origin: 50% 50%;
    will-change: transform;
  }
  .copies {
    position: absolute;
    inset: 0;
    z-index: 90;
    pointer-events: none;
  }
  .points {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 260;
    opacity: 0;
    padding: 0 0.5em;
    border-radius: 1em;
    background: #fff8e1;
    color: #1b4d2b;
    font-weight: 700;
    font-size: max(17px, 1.1rem);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .points.lost {
    color: #9b1c15;
  }
`;
