import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import './style/tokens.css';
import './style/base.css';
import './style/shared.css';

const place = document.getElementById('app');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
