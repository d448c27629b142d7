import { patternRules, textureRules } from './look-patterns.js';

/** Paints of the pictures, and the other backs and cloths. Pictures have outlines, which stay visible in forced colours. */
export const pictureStyles = /* css */ `
  .art {
    --_alt: #a8322a;
    stroke: var(--_line);
    stroke-width: 0.75;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  /* The first path of a picture contains letters and suit signs, which have no outline. */
  .art > :first-child {
    stroke: none;
  }
  .H .art,
  .D .art {
    --_alt: #24557d;
  }
  :host([four-colors]) .D .art {
    --_alt: #a8322a;
  }
  .alt {
    fill: var(--_alt);
  }
  .art .gold {
    fill: #e0ab3a;
  }
  .leaf {
    fill: #3c7a45;
  }
  .dusk {
    fill: #a9714a;
  }
  .pale {
    fill: #fbf6e9;
  }
  .rust {
    fill: #a4562a;
  }
  .lip {
    fill: #b8473d;
  }
  .soft {
    fill: #d9534a;
    opacity: 0.28;
  }
  .plain,
  .shine {
    fill: #fff;
  }
  .shine {
    opacity: 0.4;
  }
  .solid {
    fill: var(--_line);
  }
  .lip,
  .plain,
  .shine,
  .soft,
  .solid {
    stroke: none;
  }
  .edge,
  .fine,
  .glint {
    fill: none;
  }
  .fine {
    stroke-width: 0.85;
  }
  .glint {
    stroke: #e9c98a;
  }
  .edge {
    stroke: currentColor;
    stroke-width: 0.5;
  }
  @media not ((forced-colors: active) or (prefers-contrast: more)) {
    ${textureRules}
  }
  ${patternRules}
  @media not (forced-colors: active) {
    :host([four-colors][faces='german']) .C {
      color: var(--_black);
    }
    :host([four-colors][faces='german']) .D {
      color: #985200;
    }
    :host([four-colors][faces='german']) .S {
      color: #1b6e3a;
    }
  }
  @media (forced-colors: active) {
    .art {
      stroke: CanvasText;
    }
    .art :is(.alt, .dusk, .gold, .leaf, .pale, .plain, .rust, .skin) {
      fill: Canvas;
    }
    .art .solid {
      fill: CanvasText;
    }
    .art .glint {
      stroke: Canvas;
    }
    .art :is(.lip, .shine, .soft) {
      display: none;
    }
    .art .edge {
      stroke: none;
    }
  }
`;
